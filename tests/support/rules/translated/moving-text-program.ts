import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { MovingTexts } from './moving-text';

/* Prints the faults of the files that it is given, as JSON by path. A program of its own: Jest does not load the compiler. */

const root = process.cwd();
/** Only what pages consist of, without the types of messages: to look a text up among thousands takes longer than everything else. */
const PROJECT = join(root, 'tests/support/rules/translated/tsconfig.pages.json');
const paths = process.argv.slice(2);
const api = new API({ cwd: root });
try {
  const [project] = api.updateSnapshot({ openProject: PROJECT }).getProjects();
  if (!project) throw new Error(`${PROJECT} opens no project`);
  const texts = new MovingTexts(project.checker);
  const files = new Map(
    paths.map((path) => {
      const file = project.program.getSourceFile(join(root, path));
      if (!file) throw new Error(`${path} is not part of the project`);
      return [file, path];
    }),
  );
  for (const file of files.keys()) texts.read(file);
  const faults = [...texts.faults()].map(([file, found]) => [files.get(file), found]);
  process.stdout.write(JSON.stringify(Object.fromEntries(faults)));
} finally {
  api.close();
}
