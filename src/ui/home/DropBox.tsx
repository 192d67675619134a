import { useState, type DragEvent, type FormEvent } from 'react'
import { Button } from '../components/Button.tsx'
import { TextArea } from '../components/Input.tsx'
import { handOver, type HandedOver } from '../state/handed-over.ts'
import { useActions } from '../state/plan-context.ts'

/** Files dropped or text pasted on Home go to Diagnose, which reads them. */
export function DropBox() {
  const { go } = useActions()
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  const give = (what: HandedOver) => {
    handOver(what)
    go({ page: 'diagnose' })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    if (files.length > 0) give({ files: [...files] })
  }
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') give({ text })
  }
  return (
    <form
      className="drop-box"
      aria-label="Diagnose what was sent"
      data-over={isOver || undefined}
      onSubmit={read}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor="home-text" className="small">
        <b>Drop files or paste text</b>{' '}
        <span className="secondary">
          kubelet log, CNI file, YAML, kubectl output. Nothing leaves this browser; secrets are
          masked.
        </span>
      </label>
      <div className="drop-row">
        <TextArea
          id="home-text"
          isMono
          rows={1}
          spellCheck={false}
          placeholder="kubectl get nodes -o wide …"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="outlined" icon="diagnose">
          Diagnose
        </Button>
      </div>
    </form>
  )
}
