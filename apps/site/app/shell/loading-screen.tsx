import { LOADING_SCREEN_DELAY_MS } from '@selvedge/contract/limits';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Spinner } from '../ui/spinner/spinner.tsx';
import styles from './loading-screen.module.css';

/**
 * Logo and spinner, over a navigation to another page that takes longer than 400 ms. A page that is there is never
 * covered: neither on first load, which the server has rendered, nor while a query changes. [GEN-05] Source: decision 26.
 */
export function LoadingScreen({ supplierName }: { readonly supplierName: string }) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const leaving = navigation.state !== 'idle' && navigation.location.pathname !== pathname;
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLate(true), LOADING_SCREEN_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [leaving]);

  if (!late) return null;
  return (
    <div className={styles.screen}>
      <span className={styles.logo} aria-hidden="true">
        {supplierName}
      </span>
      <Spinner label="Loading" />
    </div>
  );
}
