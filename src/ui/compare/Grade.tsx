import type { Cell } from '../../core/compare.ts'
import { Icon } from '../components/Icon.tsx'

const faces = {
  good: ['ok', 'ok', 'Good'],
  limited: ['warning', 'warning', 'Limited'],
  no: ['close', 'plain', 'No'],
  fact: ['info', 'plain', 'Fact'],
  unknown: ['unknown', 'unknown', 'Not known'],
} as const

const faceOf = ({ value, confidence }: Cell) =>
  faces[confidence === 'unknown' ? 'unknown' : value.grade]

/** How a design does by a criterion: icon, word and colour. */
export function Grade({ cell }: { readonly cell: Cell }) {
  const [icon, tone, word] = faceOf(cell)
  return (
    <span className="mark grade" data-tone={tone}>
      <Icon name={icon} />
      {word}
    </span>
  )
}

/** The same in words. */
export const gradeText = (cell: Cell): string => `${faceOf(cell)[2]}: ${cell.value.text}`
