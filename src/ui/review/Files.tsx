import { useEffect, useRef, useState } from 'react'
import type { GeneratedFile } from '../../core/files.ts'
import { Button } from '../components/Button.tsx'
import { CopyButton } from '../components/CopyButton.tsx'
import { SelectInput } from '../components/Input.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { counted } from '../components/value-text.ts'
import { useActions } from '../state/plan-context.ts'
import { CodeView } from './CodeView.tsx'
import { download } from '../components/download.ts'

/** The generated files: a list by folder, and the chosen one with the reason for each line. */
export function Files({
  files: written,
  path,
}: {
  readonly files: readonly GeneratedFile[] | undefined
  readonly path: string | undefined
}) {
  const { go } = useActions()
  const [saved, setSaved] = useState('')
  const title = useTitleInView(path, written !== undefined)
  if (!written) return <Skeleton label="Writing the files…" rows={12} />
  const files = written.toSorted((a, b) => rankOf(a) - rankOf(b))
  const file =
    [readme, path].map((wanted) => files.find((each) => each.path === wanted)).findLast(Boolean) ??
    files[0]
  const folders = [...new Set(files.map(({ path }) => folderOf(path)))]
  return (
    <section className="files no-print" aria-labelledby="files-title">
      <h2 id="files-title">
        Files <span className="secondary small">{files.length}</span>
      </h2>
      {path !== undefined && file?.path !== path && (
        <p className="files-missing">These choices give no file {path}.</p>
      )}
      <div className="files-columns">
        <nav className="files-list surface" aria-label="Files">
          {folders.map((folder) => (
            <div key={folder}>
              {folder !== '' && <p className="files-folder mono">{folder}/</p>}
              <ul>
                {files
                  .filter((each) => folderOf(each.path) === folder)
                  .map((each) => (
                    <li key={each.path}>
                      <PlaceLink
                        to={{ page: 'review', file: each.path }}
                        className="files-link mono"
                        aria-current={each === file ? 'true' : undefined}
                        ref={each === file ? showInList : undefined}
                        aria-label={each.path}
                      >
                        {each.path.slice(folder === '' ? 0 : folder.length + 1)}
                      </PlaceLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        <label className="files-select">
          <span className="visually-hidden">File</span>
          <SelectInput
            isMono
            value={file?.path ?? ''}
            onChange={(event) => go({ page: 'review', file: event.target.value })}
          >
            {files.map((each) => (
              <option key={each.path}>{each.path}</option>
            ))}
          </SelectInput>
        </label>
        {file && (
          <article className="file surface" aria-label={file.path}>
            <div className="file-head">
              <h3 className="mono" tabIndex={-1} ref={title}>
                {file.path}
              </h3>
              <span className="secondary small">{counted(linesOf(file), 'line')}</span>
              <span className="file-actions">
                <CopyButton text={file.text.replace(/^\uFEFF/, '')} label="Copy" />
                <Button
                  size="small"
                  icon="download"
                  aria-label={`Download ${file.path}`}
                  onClick={() => {
                    download(file.path.split('/').at(-1) ?? file.path, file.text, 'text/plain')
                    setSaved(file.path)
                  }}
                >
                  <span aria-live="polite">
                    {saved === file.path ? 'In your downloads' : 'Download'}
                  </span>
                </Button>
              </span>
            </div>
            <CodeView key={file.path} file={file} />
          </article>
        )}
      </div>
    </section>
  )
}

const readme = 'README.md'

/** First what a reader begins with, then what else stands at the top, then the folders. */
const rankOf = ({ path }: GeneratedFile) => (path === readme ? 0 : path.includes('/') ? 2 : 1)

/** Brings the file that a link names into view, where it is not in view already. */
function useTitleInView(path: string | undefined, isWritten: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (path === undefined || !isWritten) return
    // After the page itself has gone to its top.
    const frame = requestAnimationFrame(() => {
      const place = title.current?.getBoundingClientRect()
      if (!place || (place.top >= 0 && place.bottom <= window.innerHeight)) return
      title.current?.scrollIntoView({ block: 'start' })
      title.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path, isWritten])
  return title
}

/** The list scrolls by itself; the page stays where it is. */
function showInList(link: HTMLElement | null): void {
  const list = link?.closest('.files-list')
  if (!link || !list) return
  const below = link.offsetTop + link.offsetHeight - list.scrollTop - list.clientHeight
  if (below > 0 || link.offsetTop < list.scrollTop) {
    list.scrollTop = link.offsetTop - list.clientHeight / 3
  }
}

const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')
const linesOf = ({ text }: GeneratedFile) => text.replace(/\n$/, '').split('\n').length
