import { Component, type ReactNode } from 'react';

interface Props {
  name: string;
  instead: ReactNode;
  /** Told once that the widget threw. */
  onBroken: () => void;
  children: ReactNode;
}

/** A widget that throws while rendering takes only its own place down. */
export class SlotBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    console.warn(`slot ${this.props.name}: ${error.message}`);
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
