import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './message.css'

/** A message as a whole; `actions` stand at its end. Regions around it announce it. */
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
    <Alert
      variant="outlined"
      role="group"
      severity={tone}
      icon={<Icon name={tone} />}
      action={actions}
      className="message"
    >
      <div className="message-text">{children}</div>
    </Alert>
  )
}
