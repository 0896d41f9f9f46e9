import { messageOf, whenNear } from '../async';
import { fetchFragment } from './fetch-fragment';
import { applyStyles, buildNodes, type Fragment, fallBackImages, prepareLinks } from './fragment';

/** What an element has to know of the site that its widget comes from. */
export interface EmbeddedSite {
  origin: string;
  /** Called once for each element, with the root that will hold the widget. */
  onOpen?(element: Element, root: ShadowRoot): void;
}

/**
 * An element that shows a widget once it nears the viewport. What the page put inside stays until
 * then, and for good when the widget cannot be had.
 * @param widget `owner/Widget`
 * @param attributes those that the widget takes; a change shows another fragment
 */
export const siteElement = (site: EmbeddedSite, widget: string, attributes: readonly string[]) =>
  class extends HTMLElement {
    static observedAttributes = [...attributes, 'tag'];
    static siteOrigin = site.origin;

    private loadCount = 0;
    private near = false;
    private leave?: () => void;
    private shown = '';
    private root?: ShadowRoot;

    connectedCallback(): void {
      const changes = this.loadCount;
      this.leave = whenNear(this, margin, () => {
        this.near = true;
        this.start(changes);
      });
    }

    /**
     * Shows the widget that came in the page's HTML, else asks for it.
     * @param changes how often attributes had changed when the HTML was right
     */
    private start(changes: number): void {
      if (!this.root && (this.shadowRoot ?? declaredIn(this))) {
        if (document.readyState === 'loading') {
          addEventListener('DOMContentLoaded', () => this.start(changes), { once: true });
          return;
        }
        this.takeOver();
        if (changes === this.loadCount) return;
      }
      void this.load();
    }

    disconnectedCallback(): void {
      this.leave?.();
      this.near = false;
      removeEventListener('online', this);
    }

    /** The browser is online again. */
    handleEvent(): void {
      void this.load();
    }

    attributeChangedCallback(): void {
      // Several may change at once.
      const load = ++this.loadCount;
      queueMicrotask(() => {
        if (this.near && load === this.loadCount) void this.load();
      });
    }

    /** Asks the site again, past every cache. */
    refresh(): Promise<void> {
      return this.load(true);
    }

    private async load(revalidate?: boolean): Promise<void> {
      const load = ++this.loadCount;
      const query = new URLSearchParams();
      for (const name of attributes) {
        const value = this.getAttribute(name)?.trim();
        if (value) query.set(name, value);
      }
      try {
        const url = `${site.origin}/embed/v1/${widget}?${query}`;
        const fragment = await fetchFragment(url, revalidate);
        if (load === this.loadCount) this.show(fragment);
      } catch (error) {
        if (load !== this.loadCount) return;
        reportError(this, error);
        // The room that was reserved for the widget would be empty above the page's own links.
        if (!this.shown) this.style.minHeight = '0';
        if (this.near) addEventListener('online', this, { once: true });
      }
    }

    private show(fragment: Fragment): void {
      const shown = JSON.stringify([fragment, this.getAttribute('tag')]);
      // What a visitor has focused or marked stays.
      if (shown === this.shown) return;
      const content = buildNodes(fragment.nodes);
      prepareLinks(content, site.origin, this.getAttribute('tag'));
      const root = this.root ?? this.open();
      root.textContent = '';
      root.append(content);
      applyStyles(root, fragment.css);
      this.shown = shown;
    }

    private takeOver(): void {
      const root = this.open();
      // Also where the page's policy has refused the element.
      const style = root.querySelector('style');
      if (style) {
        applyStyles(root, style.textContent);
        style.remove();
      }
      prepareLinks(root, site.origin, this.getAttribute('tag'));
      this.shown = '-';
    }

    private open(): ShadowRoot {
      const template = declaredIn(this);
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      // A browser that does not know such templates, or HTML that a script wrote into the page.
      if (template) {
        root.append(template.content);
        template.remove();
      }
      this.root = root;
      site.onOpen?.(this, root);
      fallBackImages(root);
      return root;
    }
  };

const declaredIn = (element: Element): HTMLTemplateElement | null =>
  element.querySelector('template[shadowrootmode]');

/** An element is near before a visitor who scrolls sees it. */
const margin = '300px';

const warnings = new Set<string>();

/** Says why an element shows no widget, by an event and once in the console. */
function reportError(element: Element, error: unknown): void {
  const reason = messageOf(error);
  const line = `<${element.localName}>: ${reason}`;
  if (!warnings.has(line)) console.warn(line);
  warnings.add(line);
  const init = { bubbles: true, composed: true, detail: { reason } };
  element.dispatchEvent(new CustomEvent('shop:error', init));
}
