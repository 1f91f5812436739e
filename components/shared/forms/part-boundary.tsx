import { Component, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/shared/ui/button';
import { Notice } from '@/components/shared/ui/notice';
import { failedPart } from '@/lib/shared/texts/error-screen';
import { keepTyped } from './keep-typed';

type Props = {
  /** The form that has the part, or that the part belongs to: it keeps what was typed. */
  form?: RefObject<HTMLFormElement | null> | undefined;
  children: ReactNode;
};

type State = { isFailed: boolean; failures: number };

/**
 * A part that fails takes only itself. The first time it is made anew at once: something else has changed the page, such as a
 * browser that translates it. A part that fails again says so and waits for a press.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { isFailed: false, failures: 0 };
  #writeBack: (() => void) | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { isFailed: true };
  }

  override componentDidCatch(): void {
    this.setState(({ failures }) => ({ isFailed: failures > 0, failures: failures + 1 }));
  }

  /** Just before the failed part leaves the page, with its fields. */
  override getSnapshotBeforeUpdate(_props: Props, { isFailed }: State): null {
    const form = this.props.form?.current;
    if (this.state.isFailed && !isFailed && form) this.#writeBack = keepTyped(form);
    return null;
  }

  override componentDidUpdate(_props: Props, { isFailed }: State): void {
    if (!isFailed || this.state.isFailed) return;
    this.#writeBack?.();
    this.#writeBack = undefined;
  }

  override render(): ReactNode {
    if (!this.state.isFailed) return this.props.children;
    if (this.state.failures === 0) return null;
    return (
      <Notice tone="error">
        <p>{failedPart.text}</p>
        <Button look="line" className="mt-3 min-h-11 text-base" onClick={() => this.setState({ isFailed: false })}>
          {failedPart.retry}
        </Button>
      </Notice>
    );
  }
}
