import { Component, type ReactNode } from 'react';

type Props = {
  /** a caught error is dropped when this changes, such as the address */
  resetKey: string;
  /** replaces the children; `retry` renders them again */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};

type State = { caught: { error: unknown } | null; resetKey: string };

/** Catches render errors of its children (https://react.dev/reference/react/Component). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { caught: null, resetKey };
  }

  readonly #retry = () => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error, this.#retry) : this.props.children;
  }
}
