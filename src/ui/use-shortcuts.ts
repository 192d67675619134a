import { useEffect, useEffectEvent } from 'react'
import { useActions } from './state/plan-context.ts'

/** Undo, redo and help by key, outside of fields that have keys of their own. */
export function useShortcuts(onHelp: () => void) {
  const { undo, redo } = useActions()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (event.altKey || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    } else if (event.key === '?') {
      event.preventDefault()
      onHelp()
    }
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type)
}
