import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GeneratedFile } from '../../core/files.ts'

/** All files in full, on paper only. */
export function PrintFiles({ files }: { readonly files: readonly GeneratedFile[] | undefined }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting || !files) return null
  return (
    <div className="print-files">
      {files.map(({ path, text }) => (
        <section key={path}>
          <h2>{path}</h2>
          <pre>{text}</pre>
        </section>
      ))}
    </div>
  )
}
