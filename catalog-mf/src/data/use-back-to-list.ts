import { useNavigate } from '@shop/shared/router';
import { leadsToList, previousAddress } from './product-back-rules';

/**
 * A function that goes back to the list as the visitor left it, its filters and place included.
 * @returns false when the page before was another one: then a plain link is followed
 */
export function useBackToList(): () => boolean {
  const navigate = useNavigate();
  return () => {
    if (!leadsToList(previousAddress(), window.location.origin)) return false;
    void navigate(-1);
    return true;
  };
}
