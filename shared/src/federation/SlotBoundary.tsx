import { Component, type ReactNode } from 'react';
import { documentPage } from './document-page';

interface Props {
  /** owner and widget, `account/AddToCartButton` */
  name: string;
  /** Its `widgetKey`. */
  slot: string;
  replacement: ReactNode;
  /** Told once that the widget threw. */
  onBroken: () => void;
  children: ReactNode;
}

/** A widget that throws while rendering takes only its own place down. */
export class SlotBoundary extends Component<Props, { broken?: { error: unknown } }> {
  override state: { broken?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { broken: { error: unknown } } {
    return { broken: { error } };
  }

  override componentDidCatch(error: Error): void {
    console.warn(`slot ${this.props.name}: ${error.message}`);
    this.props.onBroken();
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    if (documentPage.canFallBack && this.props.slot in documentPage.slots) {
      documentPage.brokenRemote = this.props.name.split('/')[0];
      throw broken.error;
    }
    return this.props.replacement;
  }
}
