import type { MouseEvent } from 'react'
import type { Choices, DecisionId } from '../../core/plan.ts'

/**
 * Moves the focus away from a button that its own press removes: beside a field to what is chosen
 * now, in a list of findings to the head of that list. Under a pointer the page stays where it is;
 * a key or a screen reader presses without a click count.
 */
export function leaveButton(
  { currentTarget: button, detail }: MouseEvent<HTMLElement>,
  changes: Partial<Choices> = {},
): void {
  const target = choiceBeside(button, changes) ?? headOf(button)
  target?.focus({ preventScroll: detail > 0 })
}

function choiceBeside(button: Element, changes: Partial<Choices>): HTMLElement | undefined {
  const own = button.closest<HTMLElement>('[data-decision]')
  if (!own) return undefined
  const { decision } = own.dataset
  const ids = Object.keys(changes) as DecisionId[]
  for (const id of [...ids.filter((one) => one === decision), ...ids]) {
    const field = document.querySelector(`[data-decision="${id}"]`)
    const choice = document.getElementById(`${id}-${String(changes[id])}`) ?? inputIn(field)
    if (choice) return choice
  }
  return inputIn(own)
}

/** A finger gets no keyboard on the screen that it did not ask for. */
function inputIn(field: Element | null): HTMLElement | undefined {
  const inputs = field?.querySelectorAll<HTMLElement>('input, select, textarea') ?? []
  const input = [...inputs].find((one) => !one.matches('[type=radio]:not(:checked)'))
  const isTyped = input?.matches('textarea, input[type=text]') ?? false
  return isTyped && window.matchMedia('(pointer: coarse)').matches
    ? (field?.querySelector<HTMLElement>('.field-help') ?? input)
    : input
}

/** Where a list of findings begins; it says how many are left. */
function headOf(button: Element): HTMLElement | null {
  const list = button.closest<HTMLElement>('[data-head]')
  return list?.dataset['head'] === undefined ? null : document.getElementById(list.dataset['head'])
}
