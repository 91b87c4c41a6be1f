import { useParams } from 'react-router';
import { PageIntro } from '../ui/page-intro/page-intro.tsx';

export default function Product() {
  const { design = '' } = useParams();
  return <PageIntro heading={design} />;
}
