import { useEffect, useState } from 'react'
import { toQuery } from '../core/plan.ts'
import { IconButton } from './components/Button.tsx'
import { formatHash, planStart } from './state/location.ts'
import { useActions, usePlace } from './state/plan-context.ts'

/** Copies an address that opens this plan anywhere. */
export function CopyLink() {
  const { form, notify } = useActions()
  const place = usePlace()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    const page = place.page === 'home' ? planStart : place
    const url = new URL(formatHash(page, toQuery(form.getValues())), window.location.href).href
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      notify({
        id: 'link',
        tone: 'info',
        text: 'The browser does not let the page copy. This is the link:',
        items: [url],
      })
    }
  }
  return (
    <IconButton
      icon={isCopied ? 'ok' : 'link'}
      label={isCopied ? 'Link copied' : 'Copy a link to this plan'}
      title="Copy a link to this plan"
      tabIndex={-1}
      onClick={() => void copy()}
    />
  )
}
