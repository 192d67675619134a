import { useMemo, useState } from 'react'
import { compare } from '../../core/compare.ts'
import { createGenerator } from '../../core/files.ts'
import { Button } from '../components/Button.tsx'
import { SelectInput } from '../components/Input.tsx'
import { FilesDiff } from './FilesDiff.tsx'
import type { Setup } from './use-columns.ts'
import { Way } from './Way.tsx'

const generate = createGenerator()

/** From one setup to another: the ordered way, and what becomes of the files. */
export function Between({ setups }: { readonly setups: readonly Setup[] }) {
  const [chosen, setChosen] = useState<readonly [string, string]>()
  const from = setups.find(({ key }) => key === chosen?.[0]) ?? setups[0]
  const to =
    setups.find(({ key }) => key === chosen?.[1] && key !== from?.key) ??
    setups.find(({ key }) => key !== from?.key)
  if (!from || !to) return null
  return (
    <section aria-labelledby="between-title" className="stack">
      <div className="section-head">
        <h2 id="between-title">
          From {from.letter} to {to.letter}
        </h2>
        <span className="spring" />
        {setups.length > 2 &&
          (['From', 'To'] as const).map((word, end) => (
            <span key={word} className="row">
              <label className="small secondary" htmlFor={`between-${word}`}>
                {word}
              </label>
              <SelectInput
                id={`between-${word}`}
                value={(end === 0 ? from : to).key}
                onChange={({ target: { value } }) =>
                  setChosen(
                    end === 0
                      ? [value, value === to.key ? from.key : to.key]
                      : [value === from.key ? to.key : from.key, value],
                  )
                }
              >
                {setups.map(({ key, letter, title }) => (
                  <option key={key} value={key}>
                    {letter}: {title}
                  </option>
                ))}
              </SelectInput>
            </span>
          ))}
        <Button size="small" look="outlined" onClick={() => setChosen([to.key, from.key])}>
          The other way
        </Button>
      </div>
      <Pair key={`${from.key} ${to.key}`} from={from} to={to} />
    </section>
  )
}

function Pair({ from, to }: { readonly from: Setup; readonly to: Setup }) {
  const between = useMemo(
    () => ({
      ...compare(from.evaluation, to.evaluation),
      before: new Map(generate(from.evaluation).map(({ path, text }) => [path, text])),
      after: new Map(generate(to.evaluation).map(({ path, text }) => [path, text])),
    }),
    [from, to],
  )
  return (
    <>
      <Way steps={between.steps} from={from.letter} to={to.letter} />
      <FilesDiff files={between.files} before={between.before} after={between.after} />
    </>
  )
}
