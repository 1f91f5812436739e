import { useEffect, useRef, useState } from 'react';
import { reloadIfReachable } from '@/components/shared/browser/reload-if-reachable';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import messages from '@/messages/shared/tools/page-changed.json';

const texts = messages.PageChanged;

/**
 * Says that the page is of an earlier build, with the reload that helps. The button takes the focus, which brings it into view. Its
 * texts are here at once: code of an earlier build may not be had any more.
 */
export function PageChanged() {
  const button = useRef<HTMLButtonElement>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => button.current?.focus(), []);
  return (
    <Notice tone="error">
      <p className="font-titular text-t4 leading-tight">{texts.title}</p>
      <p className="mt-1">{texts.detail}</p>
      {isUnreachable && <p className="mt-1">{texts.unreachable}</p>}
      <p className="mt-3">
        <Button
          ref={button}
          type="button"
          look="line"
          onClick={() => void reloadIfReachable().then((isReachable) => setUnreachable(!isReachable))}
        >
          {texts.reload}
        </Button>
      </p>
    </Notice>
  );
}
