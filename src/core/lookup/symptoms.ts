import { unknown } from '../catalog/fact.ts'
import { codes, symptoms, type Code, type Symptom } from '../catalog/symptoms/index.ts'
import { defineSection, row, type Entry, type Row } from './entry.ts'

export const symptomsSection = defineSection({
  id: 'symptoms',
  title: 'Messages and codes',
  about:
    'What components print when something is wrong: causes, the check that settles each, remedies.',
  entries: () => [...symptoms.map(symptomEntry), ...codes.map(codeEntry)],
})

function symptomEntry(symptom: Symptom): Entry {
  const [words = []] = symptom.words
  return {
    id: symptom.id.toLowerCase(),
    title:
      words.length > 0
        ? words.join(' … ')
        : symptom.codes
          ? `${symptom.about} (${symptom.codes.join(', ')})`
          : (symptom.printed[0]?.in ?? symptom.about),
    summary: symptom.causes[0]?.cause.value ?? symptom.about,
    ...(symptom.versions?.of === 'kubernetes' ? { minors: symptom.versions } : {}),
    rows: symptom.causes.flatMap(({ cause, checks, remedy }, i): readonly Row[] => [
      row(symptom.causes.length > 1 ? `Cause ${i + 1}` : 'Cause', cause),
      ...checks.map((check) =>
        row('Check', cause, `${'command' in check ? check.command : check.look}: ${check.shows}`),
      ),
      row('Remedy', cause, remedy),
    ]),
  }
}

const codeEntry = ({ id, name, text, means, sources, also }: Code): Entry => ({
  id: id.toLowerCase(),
  title: `0x${id.replace(/^H-/, '').toLowerCase()}${name === undefined ? '' : ` ${name}`}`,
  summary: text ?? means?.value ?? 'A code without a known text.',
  rows: [
    ...(means ? [row('Means', means)] : [row('Means', unknown(null, sources ?? []))]),
    ...(text === undefined ? [] : [row('Text', means ?? unknown(text, sources ?? []), text)]),
    ...(also
      ? [row('Also printed as', means ?? unknown(null, sources ?? []), also.join(', '))]
      : []),
  ],
})
