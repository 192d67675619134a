/** The letter that stands for a setup wherever it is spoken of. */
export const Letter = ({ children }: { readonly children: string }) => (
  <span className="letter">{children}</span>
)
