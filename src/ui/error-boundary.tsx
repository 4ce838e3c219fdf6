import { Component, type ErrorInfo, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** What stands in for the part that failed; `retry` draws it anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps a fault in one part of the screen from taking the rest with it. React asks for a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("[screen]", error, info.componentStack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
