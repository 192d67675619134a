import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'

type Told = 'no' | 'yes' | 'failed'

/** Copies text and says so for a moment. */
export function CopyButton({
  text,
  label,
  spoken = label,
  look = 'plain',
  size = 'small',
}: {
  readonly text: string | (() => string)
  readonly label: string
  /** A fuller name for a button whose label stands several times on the page. */
  readonly spoken?: string
  readonly look?: 'plain' | 'outlined'
  readonly size?: 'small' | 'normal'
}) {
  const [told, setTold] = useState<Told>('no')
  useEffect(() => {
    if (told === 'no') return
    const timer = setTimeout(() => setTold('no'), 2_000)
    return () => clearTimeout(timer)
  }, [told])

  return (
    <Button
      look={look}
      size={size}
      icon={told === 'yes' ? 'ok' : 'copy'}
      aria-label={told === 'no' && spoken !== label ? spoken : undefined}
      onClick={() => void copy(typeof text === 'string' ? text : text()).then(setTold)}
    >
      <span aria-live="polite">
        {told === 'yes' ? 'Copied' : told === 'failed' ? 'Not allowed here' : label}
      </span>
    </Button>
  )
}

async function copy(text: string): Promise<Told> {
  try {
    await navigator.clipboard.writeText(text)
    return 'yes'
  } catch {
    return copyBySelection(text) ? 'yes' : 'failed'
  }
}

/** For pages that were not served over HTTPS, where there is no clipboard object. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
  }
}
