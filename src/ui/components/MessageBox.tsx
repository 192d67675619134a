import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './message.css'

/** A message as a whole; `actions` stand at its end. */
export function MessageBox({
  tone,
  children,
  actions,
}: {
  readonly tone: 'info' | 'warning' | 'error'
  readonly children: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <div className="message" data-tone={tone}>
      <Icon name={tone} />
      <div className="message-text">{children}</div>
      {actions}
    </div>
  )
}
