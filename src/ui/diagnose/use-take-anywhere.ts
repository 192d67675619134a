import { useEffect, useState } from 'react'
import { filesDropped, filesIn } from './read-given.ts'
import { takeFiles, takeText } from './take.ts'

/** What keeps a paste for itself. */
const fields = 'input, textarea, select, dialog, [role="dialog"], [contenteditable]'

/** Between two events of a file that is dragged over the page. */
const dragMs = 400

/**
 * Takes files wherever they are dropped, for a browser would leave the page for one that misses the
 * box, and what is pasted into no field. Tells whether files are over the page.
 */
export function useTakeAnywhere(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      setOver(false)
    }
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setOver(true)
      clearTimeout(timer)
      timer = setTimeout(leave, dragMs)
    }
    const drop = (event: DragEvent) => {
      leave()
      // The box has taken it.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      void takeFiles(filesDropped(event.dataTransfer))
    }
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      if (!clipboardData || (target instanceof Element && target.closest(fields))) return
      const text = clipboardData.getData('text')
      if (clipboardData.files.length > 0) void takeFiles(filesIn(clipboardData.files))
      else if (text.trim() !== '') void takeText(text)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      leave()
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}
