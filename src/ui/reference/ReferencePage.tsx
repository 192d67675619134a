import { useDeferredValue, useMemo, useState } from 'react'
import { concerns, sections, type SectionId } from '../../core/lookup.ts'
import { catalogDate, choicesOf } from '../../core/plan.ts'
import { dateText } from '../components/date-text.ts'
import { SelectInput, TextInput } from '../components/Input.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { counted } from '../components/value-text.ts'
import type { Place } from '../state/location.ts'
import { EntryList } from './EntryList.tsx'
import { allEntries, searchEntries, type Found } from './search-entries.ts'
import { Upgrade } from './Upgrade.tsx'
import './reference.css'

const anyVersion = ''

/** Every fact of the app, by subject, with its sources. */
export function ReferencePage({
  place,
}: {
  readonly place: Extract<Place, { readonly page: 'reference' }>
}) {
  const [query, setQuery] = useState('')
  const [version, setVersion] = useState(anyVersion)
  const wanted = useDeferredValue(query.trim())
  const section = sections.find(({ id }) => id === place.section) ?? sections[0]
  const { found, isPartial } = useMemo(() => {
    const all =
      wanted === ''
        ? { found: allEntries.filter((one) => one.section === section.id), isPartial: false }
        : searchEntries(wanted)
    const isMeant = ({ entry }: Found) => version === anyVersion || concerns(entry, version)
    return { ...all, found: all.found.filter(isMeant) }
  }, [wanted, section, version])
  return (
    <div className="page reference">
      <div className="reference-head">
        <h1 tabIndex={-1}>Reference</h1>
        <p className="secondary">
          {counted(allEntries.length, 'entry', 'entries')} with their sources, as of{' '}
          {dateText(catalogDate)}. What was inferred and what nobody says is marked.
        </p>
        <div className="reference-search">
          <label className="reference-query" htmlFor="reference-query">
            <span>Search</span>
            <TextInput
              id="reference-query"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              placeholder="A flag, gate, message, field or release"
              spellCheck={false}
            />
          </label>
          <label className="reference-version" htmlFor="reference-version">
            <span>Holds for Kubernetes</span>
            <SelectInput
              id="reference-version"
              value={version}
              onChange={(event) => setVersion(event.target.value)}
            >
              <option value={anyVersion}>Any version</option>
              {choicesOf('kubernetesVersion')
                .filter(({ value }) => value !== 'auto')
                .map(({ value }) => (
                  <option key={value}>{value}</option>
                ))}
            </SelectInput>
          </label>
        </div>
      </div>
      <div className="reference-body">
        <nav className="reference-nav" aria-label="Subjects">
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <PlaceLink
                  to={{ page: 'reference', section: id }}
                  aria-current={wanted === '' && id === section.id ? 'true' : undefined}
                  onClick={() => setQuery('')}
                >
                  {title}
                  <span className="secondary small">{sizes.get(id)}</span>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </nav>
        <section className="reference-list" aria-labelledby="reference-title">
          <h2 id="reference-title">{wanted === '' ? section.title : `Found for “${wanted}”`}</h2>
          <p className="secondary" role="status">
            {statusText({
              found,
              isPartial,
              total: sizes.get(section.id) ?? 0,
              wanted,
              version,
              about: section.about,
            })}
          </p>
          {wanted === '' && section.id === 'kubernetes' && <Upgrade />}
          <EntryList
            key={`${section.id} ${wanted} ${version}`}
            found={found}
            isMixed={wanted !== ''}
            open={place.entry}
          />
        </section>
      </div>
    </div>
  )
}

const sizes: ReadonlyMap<SectionId, number> = new Map(
  sections.map(({ id }) => [id, allEntries.filter(({ section }) => section === id).length]),
)

function statusText({
  found,
  isPartial,
  total,
  wanted,
  version,
  about,
}: {
  readonly found: readonly Found[]
  readonly isPartial: boolean
  readonly total: number
  readonly wanted: string
  readonly version: string
  readonly about: string
}): string {
  const where = version === anyVersion ? '' : ` for Kubernetes ${version}`
  if (wanted === '') return version === anyVersion ? about : `${found.length} of ${total}${where}.`
  return found.length === 0
    ? `Nothing${where}. Fewer or other words may help.`
    : isPartial
      ? `No entry has all of these words. ${counted(found.length, 'entry has', 'entries have')} most of them${where}, the closest first.`
      : `${counted(found.length, 'entry', 'entries')}${where}, the closest first.`
}
