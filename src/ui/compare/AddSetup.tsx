import { useRef, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { SelectInput, TextInput } from '../components/Input.tsx'
import { MessageBox } from '../components/MessageBox.tsx'
import { setupKey } from './columns.ts'
import { setupFromFile, setupFromLink, type ReadSetup } from './read-setup.ts'
import { SetupOptions } from './SetupOptions.tsx'

/** Puts one more setup beside the others: from the lists, a file or a link. */
export function AddSetup({ onAdd }: { readonly onAdd: (key: string) => void }) {
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<string>()
  const file = useRef<HTMLInputElement>(null)
  const take = (read: ReadSetup, title: string) => {
    setProblem('problem' in read ? read.problem : undefined)
    if ('choices' in read) onAdd(setupKey(title, read.choices))
    return 'choices' in read
  }
  return (
    <details className="add-setup surface">
      <summary>Add a setup</summary>
      <div className="add-ways">
        <div>
          <label className="field-label" htmlFor="add-known">
            One of these
          </label>
          <SelectInput
            id="add-known"
            value=""
            onChange={(event) => event.target.value !== '' && onAdd(event.target.value)}
          >
            <option value="">Choose a setup</option>
            <SetupOptions />
          </SelectInput>
        </div>
        <div>
          <span className="field-label">A file</span>
          <Button look="outlined" icon="file" onClick={() => file.current?.click()}>
            Open scenario.json
          </Button>
          <input
            ref={file}
            type="file"
            className="visually-hidden"
            aria-label="scenario.json to compare"
            tabIndex={-1}
            accept=".json,application/json"
            onChange={({ currentTarget: input }) => {
              const given = input.files?.[0]
              if (!given) return
              void given
                .text()
                .then((text) => take(setupFromFile(text), given.name))
                .catch(() => setProblem('This file could not be read.'))
                .finally(() => (input.value = ''))
            }}
          />
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (take(setupFromLink(link), 'From a link')) setLink('')
          }}
        >
          <label className="field-label" htmlFor="add-link">
            A link to a plan
          </label>
          <div className="row add-link">
            <TextInput
              id="add-link"
              isMono
              value={link}
              spellCheck={false}
              onChange={(event) => setLink(event.target.value)}
            />
            <Button type="submit" look="outlined" disabled={link.trim() === ''}>
              Add
            </Button>
          </div>
        </form>
      </div>
      <div role="status">
        {problem !== undefined && <MessageBox tone="warning">{problem}</MessageBox>}
      </div>
    </details>
  )
}
