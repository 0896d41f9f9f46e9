import { useLocation } from '@shop/shared/router';
import { VisuallyHidden } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** After a navigation to another page, says its title and moves the focus to its content. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
