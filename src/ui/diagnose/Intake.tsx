import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { TextArea } from '../components/Input.tsx'
import { takeOver } from '../state/handed-over.ts'
import { filesDropped, filesIn, type NamedFile } from './read-given.ts'
import { takeFiles, takeText } from './take.ts'
import './intake.css'

/** Where files are dropped and picked, and text is pasted, as often as there is more. */
export function Intake({ onTaken }: { readonly onTaken?: () => void }) {
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  const [isReading, setReading] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)

  const read = async (given: readonly NamedFile[] | Promise<readonly NamedFile[]>) => {
    setReading(true)
    await takeFiles(given)
    setReading(false)
    onTaken?.()
  }
  useEffect(() => {
    const handed = takeOver()
    if (!handed) return
    if ('text' in handed) void takeText(handed.text)
    else void takeFiles(handed.files.map((file) => ({ name: file.name, file })))
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void read(filesDropped(event.dataTransfer))
  }
  const picked = (input: HTMLInputElement) => {
    void read(filesIn(input.files)).finally(() => (input.value = ''))
  }
  return (
    <div className="intake">
      <div
        className="drop"
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
          <strong>{isReading ? 'Reading…' : 'Drop files, folders or archives here'}</strong>
        </p>
        <p className="small secondary">
          Logs, command lines and their output, scripts, configuration, manifests
        </p>
        <div className="row">
          <Button look="outlined" icon="file" onClick={() => files.current?.click()}>
            Choose files
          </Button>
          <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
        </div>
        <input
          ref={files}
          type="file"
          className="visually-hidden"
          aria-label="Files to open"
          tabIndex={-1}
          multiple
          accept=".txt,.log,.conf,.conflist,.toml,.yaml,.yml,.json,.ps1,.psm1,.cmd,.bat,.sh,.env,.ini,.cfg,.xml,.out,.err,.md,.zip,.tar,.gz,.tgz,text/*,application/json,application/yaml,application/zip,application/gzip,application/x-tar"
          onChange={(event) => picked(event.currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          className="visually-hidden"
          aria-label="Folder to open"
          tabIndex={-1}
          multiple
          {...{ webkitdirectory: '' }}
          onChange={(event) => picked(event.currentTarget)}
        />
      </div>
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault()
          setText('')
          void takeText(text).then(onTaken)
        }}
      >
        <label htmlFor="paste" className="field-label">
          Or paste text
        </label>
        <TextArea
          id="paste"
          isMono
          rows={7}
          spellCheck={false}
          placeholder={'PS C:\\k> kubectl get nodes -o wide\n…'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="row">
          <Button type="submit" look="main" disabled={text.trim() === ''}>
            Read the text
          </Button>
          <span className="small secondary">
            With the command above its output, if you have it. Add as many as you like.
          </span>
        </div>
      </form>
    </div>
  )
}
