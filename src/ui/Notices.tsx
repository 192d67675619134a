import type { ReactNode } from 'react'
import { catalogDate, isCatalogOld } from '../core/plan.ts'
import { Button, IconButton } from './components/Button.tsx'
import { dateText } from './components/date-text.ts'
import { MessageBox } from './components/MessageBox.tsx'
import { focusHeading } from './state/focus-heading.ts'
import type { Notice } from './state/notices.ts'
import { useActions, usePlace, useSession } from './state/plan-context.ts'

/** Messages about the plan as a whole; they stay until they are closed. */
export function Notices({ today }: { readonly today: string | undefined }) {
  const { notices, kept } = useSession()
  const { dismiss, openKept } = useActions()
  const { page } = usePlace()
  const isOld = today !== undefined && isCatalogOld(today)
  return (
    <div className="notices no-print" role="region" aria-label="Messages" aria-live="polite">
      {isOld && <Message notice={oldFacts} />}
      {notices.map((notice) => (
        <Message
          key={notice.id}
          notice={notice}
          onClose={() => {
            // The button that had the focus goes with its message.
            focusHeading()
            dismiss(notice.id)
          }}
        />
      ))}
      {kept && page !== 'home' && (
        <Message
          notice={{
            id: 'kept',
            tone: 'info',
            text: 'Your own plan from before is kept in this browser.',
          }}
        >
          <Button size="small" onClick={openKept}>
            Open my plan
          </Button>
        </Message>
      )}
    </div>
  )
}

const oldFacts: Notice = {
  id: 'old-facts',
  tone: 'warning',
  text: `The facts of this app are those of ${dateText(catalogDate)}, more than six months ago. Newer releases are not known here.`,
}

function Message({
  notice: { tone, text, items = [], lists = [], action },
  onClose,
  children,
}: {
  readonly notice: Notice
  readonly onClose?: () => void
  readonly children?: ReactNode
}) {
  const close = onClose && <IconButton icon="close" label="Close this message" onClick={onClose} />
  const doIt = action && (
    <Button size="small" onClick={action.run}>
      {action.label}
    </Button>
  )
  const actions = doIt && (
    <>
      {doIt}
      {close}
    </>
  )
  return (
    <MessageBox tone={tone} actions={children ?? actions ?? close}>
      <p>{text}</p>
      {items.length > 0 && <Items items={items} />}
      {lists.map((list) => (
        <Folded key={list.title} {...list} />
      ))}
    </MessageBox>
  )
}

/** More than these are folded: a message does not push the page away. */
const mostItems = 6

function Items({ items }: { readonly items: readonly string[] }) {
  return items.length <= mostItems ? (
    <List items={items} />
  ) : (
    <Folded title={`Show all ${items.length}`} items={items} />
  )
}

function Folded({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <List items={items} />
    </details>
  )
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
