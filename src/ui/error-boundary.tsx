import { Component, type ErrorInfo, type ReactNode } from "react";
import { reloadIfAnswered, renewView } from "./lost-views.ts";

type ErrorBoundaryProps = {
  /** What stands in for the part that failed; `retry` draws it anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Keeps a fault in one part of the screen from taking the rest with it. React asks for a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  isLost = false;
  isPressed = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  handlePress = () => {
    this.isPressed = true;
    this.retry();
  };

  /** With the signal the missing script comes by itself; a fault of our own would only be shown again. */
  handleOnline = () => {
    if (!this.state.hasFailed || !this.isLost) return;
    this.isPressed = false;
    this.retry();
  };

  override componentDidMount() {
    window.addEventListener("online", this.handleOnline);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.handleOnline);
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("[screen]", error, info.componentStack);
    const failures = renewView(error);
    this.isLost = failures > 0;
    // Some browsers keep a failed script until the page loads anew, and one of an older build is gone for good.
    if (this.isPressed && failures > 1) void reloadIfAnswered();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(this.handlePress);
  }
}
