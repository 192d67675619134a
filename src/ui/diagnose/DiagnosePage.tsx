import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Button } from '../components/Button.tsx'
import { TextArea } from '../components/Input.tsx'
import { Icon } from '../components/Icon.tsx'
import { MessageBox } from '../components/MessageBox.tsx'
import { ManifestResult } from './ManifestResult.tsx'
import { openFiles, type Given, type Opened } from './open-files.ts'
import { PlanResult } from './PlanResult.tsx'
import './diagnose.css'

/** Opens the plan of somebody else and shows what is in it, before anything is replaced. */
export function DiagnosePage() {
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Opened>()
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLDivElement>(null)
  // On a phone the result stands below what can be seen.
  useEffect(() => {
    result.current?.querySelector('h2')?.focus({ preventScroll: true })
    if (opened) result.current?.scrollIntoView({ block: 'nearest' })
  }, [opened])

  const open = async (given: readonly Given[]) => setOpened(await openFiles(given))
  const openList = async (list: FileList | null) => {
    try {
      const given = await Promise.all([...(list ?? [])].map(read))
      if (given.length > 0) await open(given)
    } catch {
      setOpened({
        ok: false,
        message:
          'That could not be read. The files of a folder are opened one by one, or as a zip.',
      })
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void openList(event.dataTransfer.files)
  }

  return (
    <div className="page diagnose">
      <div className="diagnose-head">
        <h1 tabIndex={-1}>Diagnose</h1>
        <p className="secondary">
          Open a plan, as <code>scenario.json</code> or the zip that this app wrote, or the
          Kubernetes manifests of a workload for Windows, and see what is wrong. Nothing leaves this
          browser.
        </p>
      </div>
      <div
        className="drop surface"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <p>
          <strong>Drop files here</strong>
          <span className="secondary"> or </span>
        </p>
        <Button look="outlined" onClick={() => picker.current?.click()}>
          Choose files
        </Button>
        <input
          ref={picker}
          type="file"
          className="visually-hidden"
          aria-label="Files to open"
          tabIndex={-1}
          multiple
          accept=".json,.zip,.yaml,.yml,.conf,.conflist,.toml,.txt,.log,application/json,application/zip,application/yaml"
          onChange={(event) => {
            const input = event.currentTarget
            void openList(input.files).finally(() => (input.value = ''))
          }}
        />
      </div>
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault()
          void open([{ name: 'The pasted text', bytes: new TextEncoder().encode(text) }])
        }}
      >
        <label htmlFor="paste" className="field-label">
          Or paste the text of a scenario.json or of manifests
        </label>
        <TextArea
          id="paste"
          isMono
          rows={8}
          spellCheck={false}
          placeholder={'{ "kubernetesVersion": "1.20", "windowsRelease": "ltsc2019" }'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit" look="main" disabled={text.trim() === ''}>
            Open the text
          </Button>
        </div>
      </form>
      <div ref={result} className="outcome" aria-live="polite">
        {opened && (
          <Outcome
            opened={opened}
            onClose={() => {
              setOpened(undefined)
              // The result takes its button along.
              document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
            }}
          />
        )}
      </div>
    </div>
  )
}

function Outcome({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  if (!opened.ok) {
    return (
      <MessageBox tone="error">
        <p>{opened.message} Your own plan is untouched.</p>
      </MessageBox>
    )
  }
  return opened.kind === 'plan' ? (
    <PlanResult opened={opened} onClose={onClose} />
  ) : (
    <ManifestResult opened={opened} onClose={onClose} />
  )
}

const read = async (file: File): Promise<Given> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
})
