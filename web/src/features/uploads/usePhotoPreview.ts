import { useEffect, useState } from 'react';

/** An address under which a chosen file can be shown. */
export function usePhotoPreview(file: File | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!file) {
      setShown(null);
      return;
    }
    const address = URL.createObjectURL(file);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown;
}
