import type { DecisionId } from '../../core/plan.ts'

const shownMs = 1_600

/** Lights the fields that a choice changed elsewhere for a moment; the one in hand needs no light. */
export function lightFields(ids: readonly DecisionId[]): void {
  for (const id of ids) {
    const field = document.querySelector(`[data-decision="${id}"]`)
    if (!field || field.contains(document.activeElement)) continue
    field.animate(
      [
        { boxShadow: '0 0 0 4px var(--accent-soft)', background: 'var(--accent-soft)' },
        {
          boxShadow: '0 0 0 4px var(--accent-soft)',
          background: 'var(--accent-soft)',
          offset: 0.7,
        },
        { boxShadow: '0 0 0 4px transparent', background: 'transparent' },
      ],
      shownMs,
    )
  }
}
