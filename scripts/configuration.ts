import { readFileSync, writeFileSync } from 'node:fs';
import { configurationPage } from './configuration/configuration-page';
import { isEntryPoint } from './entry-point';

if (isEntryPoint('configuration')) {
  writeFileSync('docs/configuration.md', configurationPage(readFileSync('.env.example', 'utf8')));
}
