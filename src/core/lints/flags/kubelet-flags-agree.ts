import { evictionThresholds } from '../../catalog/flags/eviction-signals.ts'
import { fieldRelations } from '../../catalog/flags/field-relations.ts'
import { defineLint } from '../../model/lint.ts'
import { imageGarbage, softEviction } from '../config/field-relations.ts'

const { low, high } = fieldRelations.imageThresholds.value
const { soft, grace } = evictionThresholds.value

const toNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
/** The signals of `memory.available<1Gi,nodefs.available<10%`. */
const toRecord = (text: string) =>
  Object.fromEntries(
    text
      .split(',')
      .map((one) => one.trim().split(/[<=]/, 2))
      .filter(([signal]) => signal !== ''),
  )

const read = [
  { ...low, to: toNumber },
  { ...high, to: toNumber },
  { ...soft, to: toRecord },
  { ...grace, to: toRecord },
]

export const kubeletFlagsAgree = defineLint({
  id: 'kubelet-flags-agree',
  on: 'command-line',
  summary: 'The flags of the kubelet fit one another',
  remediation: 'Change one of the two, or leave both out where their defaults will do.',
  decisions: [],

  check({ program, flags, isComplete }) {
    if (program !== 'kubelet') return []
    // A flag overrules the file, which may hold the rest.
    const isPart = !isComplete || flags.some(({ name }) => name.startsWith('config'))
    const fields = new Map<string, { readonly at: number; readonly value: unknown }>()
    for (const [at, use] of flags.entries()) {
      const known = read.find(({ flag }) => flag === use.name)
      if (!known) continue
      if (!use.isKnown) return []
      const value = known.to((use.value ?? '').replace(/^["']+|["']+$/g, ''))
      if (value !== undefined) fields.set(known.field, { at, value })
    }
    const around = {
      own: (field: string) => fields.get(field)?.value,
      hasFlag: () => false,
      isPart,
      areFlags: true,
    } as const
    return [imageGarbage, softEviction].flatMap((relation) =>
      relation(around).map(({ field, message, fact }) => ({
        path: [fields.get(field)?.at ?? 0, 'value'],
        basis: 'refused' as const,
        message,
        facts: [fact],
      })),
    )
  },
})
