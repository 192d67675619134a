import { useEffect, useState } from 'react'
import { filesDropped } from './read-given.ts'
import { takeFiles } from './take.ts'

/** Between two events of a file that is dragged over the page. */
const dragMs = 400

/**
 * Takes files wherever they are dropped: a browser would leave the page for one that misses the box.
 * Tells whether some are over the page.
 */
export function useDropAnywhere(): boolean {
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
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      leave()
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
