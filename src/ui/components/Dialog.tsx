import { useLayoutEffect, useRef, type ReactNode } from 'react'
import './dialog.css'

/**
 * A dialog over the page, for as long as it is drawn. The browser keeps the focus inside and gives
 * it back; Escape and a click beside it ask to close.
 */
export function Dialog({
  label,
  labelledBy,
  className,
  onClose,
  children,
}: {
  readonly label?: string
  readonly labelledBy?: string
  /** Of the box. */
  readonly className: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const close = ({ target }: Event) => target === element && element?.close()
    element?.showModal()
    element?.addEventListener('click', close)
    return () => {
      element?.removeEventListener('click', close)
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={onClose}
    >
      <div className={className}>{children}</div>
    </dialog>
  )
}
