import { useMemo, type ReactNode } from 'react'
import { picture, type PictureModel } from '../../core/picture.ts'
import { Cells } from '../components/picture/Cells.tsx'
import { Packet } from '../components/picture/Packet.tsx'
import { Picture } from '../components/picture/Picture.tsx'
import { useMedia } from '../components/use-media.ts'
import { counted } from '../components/value-text.ts'
import { Letter } from './Letter.tsx'
import { showHeading } from './OnThisPage.tsx'
import type { Setup } from './use-columns.ts'

/** The nodes beside each other; only what differs from another one is in ink. */
export function Pictures({ setups }: { readonly setups: readonly Setup[] }) {
  const isNarrow = useMedia('(max-width: 900px)')
  const shown = useMemo(
    () =>
      setups.map(({ evaluation }, i) => {
        const against = setups[i === 0 ? 1 : 0]?.evaluation
        return {
          drawn: picture(evaluation, { before: against }),
          other: picture(against ?? evaluation),
        }
      }),
    [setups],
  )
  return (
    <section aria-labelledby="nodes-title" className="stack">
      <h2 id="nodes-title">The nodes</h2>
      <ul className="pictures">
        {setups.map(({ letter, title, key }, i) => {
          const pair = shown[i]
          if (!pair) return null
          const whole = (
            <Picture
              picture={pair.drawn}
              against={pair.other}
              label={`Node ${letter}`}
              onPart={showDecisions}
            />
          )
          return (
            <li key={key} aria-label={`${letter}: ${title}`}>
              <h3 className="picture-name">
                <Letter>{letter}</Letter> {title}
              </h3>
              {isNarrow ? <Narrow {...pair} whole={whole} /> : whole}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A part leads to the rows in which the setups differ. */
const showDecisions = () => showHeading('decisions-title')

/** On a phone only the parts that differ, and the whole folded. */
function Narrow({
  drawn: { parts: all, wire, cells },
  other,
  whole,
}: {
  readonly drawn: PictureModel
  readonly other: PictureModel
  readonly whole: ReactNode
}) {
  const parts = all.filter(({ changed }) => changed)
  return (
    <>
      {parts.length === 0 ? (
        <p className="small secondary">No part differs.</p>
      ) : (
        <ul className="parts-differing" aria-label={`${counted(parts.length, 'part')} that differ`}>
          {parts.map(({ id, number, title, value, detail }) => (
            <li key={id}>
              <span className="small secondary">
                {number} {title} <span className="delta">differs</span>
              </span>
              {id === 'addresses' ? (
                <Cells cells={cells} before={other.cells} />
              ) : (
                <>
                  <b>{value}</b>
                  <span className="small secondary">{detail.join(' · ')}</span>
                </>
              )}
              {id === 'network' && <Packet wire={wire} isNew={false} />}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>See the whole picture</summary>
        {whole}
      </details>
    </>
  )
}
