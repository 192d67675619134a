import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GeneratedFile } from '../../core/files.ts'

/** All files in full, on paper only, and only if they were asked for. */
export function PrintFiles({ files }: { readonly files: readonly GeneratedFile[] | undefined }) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(isWanted()))
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

const isWanted = () => document.documentElement.dataset['print'] === 'files'

/** Prints the plan, with its files if they are wanted: of a usual plan these are thirty pages. */
export function printPlan(how: 'plan' | 'files'): void {
  document.documentElement.dataset['print'] = how
  window.print()
  delete document.documentElement.dataset['print']
}
