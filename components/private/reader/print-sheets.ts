/** Has the browser print these, and nothing else of the page. They go when it has, or with `signal`. */
export function printSheets(sheets: readonly HTMLElement[], signal: AbortSignal): void {
  if (signal.aborted) return;
  const paper = document.createElement('div');
  paper.dataset.readerPaper = '';
  paper.append(...sheets);
  document.body.append(paper);
  const remove = () => paper.remove();
  addEventListener('afterprint', remove, { once: true });
  signal.addEventListener('abort', remove);
  print();
}
