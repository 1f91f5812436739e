import { Button } from '@/components/shared/ui/button';

/** A button that downloads. A form: what opens links by itself presses no buttons. */
export function DownloadForm({ action, text }: { action: string; text: string }) {
  return (
    <form method="post" action={action} className="max-md:w-full">
      <Button type="submit" className="gap-4 max-md:w-full">
        <span>{text}</span>
        <svg
          viewBox="0 0 14 18"
          aria-hidden="true"
          className="h-[18px] w-3.5 shrink-0 fill-none stroke-current stroke-2"
        >
          <path d="M7 0v12M1.5 7 7 12.5 12.5 7M0 17h14" />
        </svg>
      </Button>
    </form>
  );
}
