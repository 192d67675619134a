import { CopyButton } from '../components/CopyButton.tsx'

/** A command to run, as text and to copy; it wraps and never scrolls. */
export function Command({ command }: { readonly command: string }) {
  return (
    <div className="command">
      <code>{command}</code>
      <CopyButton text={command} label="Copy" spoken={`Copy the command: ${command}`} />
    </div>
  )
}
