import { useEffect, useState } from 'react'
import type { SentFile } from '../../core/diagnose.ts'
import type { EditedFile } from '../../core/edited-files.ts'
import { Button } from '../components/Button.tsx'
import { Mark } from '../components/Mark.tsx'
import { counted } from '../components/value-text.ts'
import { update, withFiles } from './session.ts'
import './found.css'

/** Of the app's own zip, what somebody changed since it was written; the rest follows from the plan. */
export function EditedFiles({ files }: { readonly files: readonly SentFile[] }) {
  const [edited, setEdited] = useState<readonly EditedFile[]>()
  useEffect(() => {
    let isCurrent = true
    const compare = async () => {
      const { editedFiles } = await import('../../core/edited-files.ts')
      if (isCurrent) setEdited(editedFiles(files))
    }
    void compare()
    return () => {
      isCurrent = false
    }
  }, [files])
  const others = files.length - 1
  if (!edited) return <p className="small secondary">Comparing the files with the plan…</p>
  if (edited.length === 0) {
    return (
      <p className="small secondary">
        {counted(others, 'other file is', 'other files are')} not read: they follow from the plan
        and are written anew.
      </p>
    )
  }
  const changed = edited.filter(({ change }) => change !== 'missing')
  const missing = edited.filter(({ change }) => change === 'missing')
  return (
    <section className="edited" aria-labelledby="edited-title">
      <h3 id="edited-title">
        <Mark tone="warning" word={counted(edited.length, 'file differs', 'files differ')} /> from
        what the plan gives
      </h3>
      <ul>
        {changed.map((file) => (
          <Edited key={file.path} file={file} />
        ))}
      </ul>
      {missing.length > 0 && (
        <details className="small">
          <summary>{counted(missing.length, 'file is', 'files are')} missing</summary>
          <ul>
            {missing.map(({ path }) => (
              <li key={path} className="mono">
                {path}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changed.length > 0 && (
        <div>
          <Button
            look="outlined"
            onClick={() =>
              update((before) =>
                withFiles(
                  before,
                  files.filter(
                    ({ name }) =>
                      /(?:^|\/)scenario\.json$/.test(name) ||
                      changed.some(({ path }) => path === name),
                  ),
                ),
              )
            }
          >
            Diagnose {counted(changed.length, 'edited file')}
          </Button>
        </div>
      )}
    </section>
  )
}

const words = { changed: 'changed', added: 'is not of the plan', missing: 'missing' } as const

/** More stretches than these are counted. */
const maxDifferences = 5

function Edited({ file: { path, change, difference } }: { readonly file: EditedFile }) {
  return (
    <li>
      <p>
        <span className="mono">{path}</span> <span className="secondary">{words[change]}</span>
      </p>
      {difference.slice(0, maxDifferences).map(({ line, planned, sent }) => (
        <div key={line} className="fix">
          <p className="small secondary">Line {line}</p>
          {planned.length > 0 && <del className="mono">{planned.join('\n')}</del>}
          {sent.length > 0 && <ins className="mono">{sent.join('\n')}</ins>}
        </div>
      ))}
      {difference.length > maxDifferences && (
        <p className="small secondary">and {difference.length - maxDifferences} more</p>
      )}
    </li>
  )
}
