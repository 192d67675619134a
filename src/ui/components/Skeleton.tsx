import './skeleton.css'

/** The place of something that is on its way; seen only if that takes a while. */
export function Skeleton({ label, rows = 6 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, i) => (
        <span key={i} />
      ))}
    </div>
  )
}
