import { useEffect, useEffectEvent } from 'react'
import { useActions } from './state/plan-context.ts'

/** Search everywhere; undo, redo and help outside of fields that have keys of their own. */
export function useShortcuts(onHelp: () => void, onSearch: () => void) {
  const { undo, redo } = useActions()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!event.defaultPrevented && key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSearch()
      return
    }
    if (event.defaultPrevented || isTyping(event.target)) return
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
