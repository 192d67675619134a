import { useState } from 'react'
import { breaksBetween, isUpgrade } from '../../core/lookup.ts'
import { choicesOf, type Choices } from '../../core/plan.ts'
import { SelectInput } from '../components/Input.tsx'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import { Rows } from './EntryList.tsx'

type Version = Choices['kubernetesVersion']

const versions = choicesOf('kubernetesVersion').flatMap(({ value }): readonly Version[] =>
  isVersion(value) ? [value] : [],
)

const newest = versions.reduce((a, b) => (isUpgrade(a, b) ? b : a))

function isVersion(value: unknown): value is Version {
  return typeof value === 'string' && value !== 'auto'
}

/** What stops working between two minors, at first from that of the plan to the newest. */
export function Upgrade() {
  const { kubernetesVersion } = useOutcome().evaluation.scenario
  const [from, setFrom] = useState<Version>(kubernetesVersion)
  const [to, setTo] = useState<Version>(newest)
  const breaks = breaksBetween(from, to)
  const size = breaks.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <details className="upgrade surface">
      <summary>What breaks when I upgrade?</summary>
      <div className="upgrade-choice">
        <VersionSelect label="From" value={from} onChoose={setFrom} />
        <VersionSelect label="To" value={to} onChoose={setTo} />
        <p role="status">
          {!isUpgrade(from, to)
            ? 'Choose a later minor to go to.'
            : size === 0
              ? 'Nothing that the catalog knows of.'
              : `${counted(size, 'thing')} that ${to} refuses or no longer has.`}
        </p>
      </div>
      {breaks.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <Rows rows={rows} />
        </section>
      ))}
    </details>
  )
}

function VersionSelect({
  label,
  value,
  onChoose,
}: {
  readonly label: string
  readonly value: Version
  readonly onChoose: (version: Version) => void
}) {
  const id = `upgrade-${label.toLowerCase()}`
  return (
    <label htmlFor={id}>
      <span>{label}</span>
      <SelectInput
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = versions.find((version) => version === target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </SelectInput>
    </label>
  )
}
