export default function Page() {
  return <h1>Plain</h1>;
}
