import type { DecisionId } from '../../core/plan.ts'

/** Opens what folds a field away, brings it into view and puts the focus into it, once its page is there. */
export function showField(id: DecisionId, tries = 20): void {
  const field = document.querySelector<HTMLElement>(`[data-decision="${id}"]`)
  if (!field) {
    const more = document.querySelector<HTMLDetailsElement>('details.more:not([open])')
    if (more && tries < 15) more.open = true
    if (tries > 0) setTimeout(() => showField(id, tries - 1), 50)
    return
  }
  const input = field.querySelector<HTMLElement>(
    'input:not([type=radio]), select, textarea, input:checked',
  )
  const kept = field.querySelector<HTMLDetailsElement>('.kept')
  if (kept) kept.open = true
  field.querySelector('.field-main')?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}
