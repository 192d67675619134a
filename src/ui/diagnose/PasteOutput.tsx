import { useId, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { TextArea } from '../components/Input.tsx'
import { outputName, outputOf } from './output-text.ts'
import { update, withFiles } from './session.ts'

/** Where the output of a command goes; it is read like any other text. */
export function PasteOutput({
  command,
  onRead,
}: {
  readonly command: string
  readonly onRead: (output: string) => void
}) {
  const [text, setText] = useState('')
  const id = useId()
  return (
    <form
      className="paste"
      onSubmit={(event) => {
        event.preventDefault()
        const file = { name: outputName(command), text: outputOf(command, text) }
        update((before) =>
          before.files.some((one) => one.text === file.text) ? before : withFiles(before, [file]),
        )
        onRead(text)
        setText('')
      }}
    >
      <label htmlFor={id} className="small">
        Its output
      </label>
      <TextArea
        id={id}
        isMono
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" look="outlined" size="small" disabled={text.trim() === ''}>
          Read the output
        </Button>
      </div>
    </form>
  )
}
