import ButtonBase from '@mui/material/ButtonBase'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { Dialog } from '../components/Dialog.tsx'
import { TextInput } from '../components/Input.tsx'
import { showField } from '../components/show-field.ts'
import { useActions, useOutcome } from '../state/plan-context.ts'
import { useFiles } from '../state/use-files.ts'
import { entriesOf, excerpt, search, type Entry } from './search-index.ts'
import { showLine } from './show-line.ts'
import './search.css'

/** Finds fields, findings, files and lines of the plan by words; arrow keys choose, Enter goes there. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { evaluation } = useOutcome()
  const { go } = useActions()
  const files = useFiles(evaluation)
  const entries = useMemo(() => entriesOf(evaluation, files ?? []), [evaluation, files])
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => search(entries, query), [entries, query])
  const open = ({ place, field, line }: Entry) => {
    onClose()
    go(place)
    if (field) showField(field)
    if (line) showLine(line)
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const entry = found[at]
      if (entry) open(entry)
      return
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || found.length === 0) return
    event.preventDefault()
    setAt((at + by + found.length) % found.length)
  }
  return (
    <Dialog label="Search" className="search" onClose={onClose}>
      <TextInput
        onKeyDown={walk}
        id="search"
        role="combobox"
        aria-label="Search fields, findings, files, flags"
        aria-expanded={found.length > 0}
        aria-controls="search-found"
        aria-activedescendant={found.length > 0 ? `search-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Field, value, finding, file, flag"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
      />
      <div id="search-found" role="listbox" aria-label="Found" className="search-found">
        {found.map((entry, i) => (
          <ButtonBase
            key={`${entry.kind} ${entry.title} ${entry.detail}`}
            id={`search-${i}`}
            role="option"
            disableRipple
            tabIndex={-1}
            aria-selected={i === at}
            className="search-entry"
            onClick={() => open(entry)}
          >
            <span className="tag">{entry.kind}</span>
            <span className="search-title">
              {entry.kind === 'Line' ? excerpt(entry.title, query) : entry.title}
            </span>
            <span className="secondary small">{entry.detail}</span>
          </ButtonBase>
        ))}
      </div>
      <p className="search-none secondary small" role="status">
        {query.trim() !== '' && found.length === 0
          ? 'Nothing of this plan has these words. Reference has every flag, gate and message.'
          : 'Arrow keys choose, Enter opens, Esc closes.'}
      </p>
    </Dialog>
  )
}
