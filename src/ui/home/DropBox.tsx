import { useState, type DragEvent, type FormEvent } from 'react'
import { Button } from '../components/Button.tsx'
import { TextArea } from '../components/Input.tsx'
import { handOver, type HandedOver } from '../state/handed-over.ts'
import { useActions } from '../state/plan-context.ts'

/** Files dropped or text pasted on Home go to Diagnose, which reads them. */
export function DropBox() {
  const { go } = useActions()
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
  // What was typed before the app came alive stands in the field alone.
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    if (typeof text === 'string' && text.trim() !== '') give({ text })
  }
  return (
    <div
      className="drop-box"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <form aria-label="Diagnose what was sent" onSubmit={read}>
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
            name="text"
          />
          <Button type="submit" look="outlined" icon="diagnose">
            Diagnose
          </Button>
        </div>
      </form>
    </div>
  )
}
